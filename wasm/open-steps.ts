import { instantiate } from './core';
import type { StepExports } from './core-exports';
import { checked } from './signal-error';
import { CORE_CONSTANTS, type CoreConstants } from './steps-types';

/** An instance of the core with its steps, with its constants set; one out of its range is refused. */
export function openSteps(module: WebAssembly.Module, constants: CoreConstants): StepExports {
  const core = instantiate(module) as StepExports;
  for (const [at, name] of CORE_CONSTANTS.entries()) {
    const value = constants[name];
    if (value !== undefined) checked(core.tune(at, value), { [name]: value });
  }
  return core;
}
