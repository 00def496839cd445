import { NAME_RULE } from '@blackpoker/protocol/words';
import { useSay } from '../../app/lang.ts';
import { isName } from '../NameField.tsx';
import { NAME_WORDS } from '../words.ts';
import { Field, type FieldProps } from './Field.tsx';

/** A field for what somebody is, or will be, called. */
export function NameInput(props: Pick<FieldProps, 'label' | 'value' | 'onChange' | 'autoComplete'>) {
  const say = useSay();
  return <Field {...props} most={NAME_RULE.most} problem={isName(props.value) ? '' : say(NAME_WORDS.wrong)} />;
}
