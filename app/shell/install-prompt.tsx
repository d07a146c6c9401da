import { useSay } from '../words';

/** Offered where the browser allows it; once dismissed it stays away. [SHELL-3] */
export function InstallPrompt() {
  const say = useSay();
  return (
    <install-prompt class="install" role="region" aria-label={say('shell.install.title')} hidden>
      <p>
        <b>{say('shell.install.title')}</b>
      </p>
      <p className="small soft">{say('shell.install.text')}</p>
      <div className="row mt-3">
        <button type="button" className="btn sm" data-install="">
          {say('shell.install.yes')}
        </button>
        <button type="button" className="btn s3 sm" data-dismiss="">
          {say('shell.install.no')}
        </button>
      </div>
    </install-prompt>
  );
}
