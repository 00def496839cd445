/** What is shown where the app itself has failed: never a blank page. */
import { Component, type ReactNode } from 'react';
import { useSay } from './lang.ts';
import { APP_WORDS } from './words.ts';
import '../kit/kit.css';
import './shell.css';

interface FailureProps {
  readonly children: ReactNode;
}

interface FailureState {
  readonly message: string | undefined;
}

export class Failure extends Component<FailureProps, FailureState> {
  override readonly state: FailureState = { message: undefined };

  static getDerivedStateFromError(error: unknown): FailureState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === undefined ? this.props.children : <FailurePage message={message} />;
  }
}

function FailurePage({ message }: { readonly message: string }) {
  const say = useSay();
  return (
    <main className="shell-failure">
      <h1>{say(APP_WORDS.failed)}</h1>
      <p>{say(APP_WORDS.failedHelp)}</p>
      <pre>{message}</pre>
      <p className="shell-buttons">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {say(APP_WORDS.reload)}
        </button>
        <a className="button" href="/">
          {say(APP_WORDS.toHome)}
        </a>
      </p>
    </main>
  );
}
