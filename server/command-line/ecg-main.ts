import { ecgBeats } from './ecg-beats';
import { ecgHrv } from './ecg-hrv';
import { ecgLeads } from './ecg-leads';
import { ecgSvg } from './ecg-svg';
import { CommandFault, runCommand } from './run-command';

const commands: Record<string, (args: string[]) => Promise<string>> = { beats: ecgBeats, leads: ecgLeads, hrv: ecgHrv, svg: ecgSvg };

await runCommand(([name = '', ...args]) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandFault(`usage: ecg -- ${Object.keys(commands).join('|')} RECORD`);
  return command(args);
});
