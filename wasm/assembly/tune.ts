import { setLowPass } from './ecg/filters';
import { setPart } from './ecg/evidence';
import { setEnergy } from './ecg/slope';
import { CLOSED, CONSTANT } from './fault';
import { isTaken } from './memory';
import { setHalfWindow, setLowest } from './pcg/sound-bands';
import { setPitch } from './pcg/sound-emission';
import { setLeftOut } from './pcg/sound-intervals';
import { setSystoleRoot } from './pcg/sound-search';

/** Sets a constant of one step before a stream opens, for whoever wants to see what it does; within its range alone. */
export function tune(constant: i32, value: f64): i32 {
  if (isTaken()) return CLOSED;
  if (constant == 0 && isWithin(value, 15, 100)) setLowPass(value);
  else if (constant == 1 && isWithin(value, 0.04, 0.2)) setEnergy(value);
  else if (constant == 2 && isWithin(value, 0.1, 0.6)) setPart(value);
  else if (constant == 3 && isWithin(value, 15, 60)) setLowest(value);
  else if (constant == 4 && isWithin(value, 0.005, 0.06)) setHalfWindow(value);
  else if (constant == 5 && isWithin(value, 0.2, 0.42)) setSystoleRoot(value);
  else if (constant == 6 && isWithin(value, 0, 0.6)) setPitch(value);
  else if (constant == 7 && isWithin(value, 0, 0.45)) setLeftOut(value);
  else return CONSTANT;
  return 0;
}

function isWithin(value: f64, least: f64, most: f64): bool {
  return value >= least && value <= most;
}
