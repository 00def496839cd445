/** A group of settings under a heading. */
import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className="settings-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
