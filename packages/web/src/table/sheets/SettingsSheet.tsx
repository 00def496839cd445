import { lazy, Suspense } from 'react';
import { useSay } from '../../app/lang.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { TABLE_WORDS } from '../words.ts';

const SettingsForm = lazy(() =>
  import('../../settings/SettingsForm.tsx').then(({ SettingsForm: form }) => ({ default: form })),
);

export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Sheet title={say(TABLE_WORDS.settings)} onClose={onClose} size="page">
      <Suspense fallback={<p role="status">{say(TABLE_WORDS.loading)}</p>}>
        <SettingsForm />
      </Suspense>
    </Sheet>
  );
}
