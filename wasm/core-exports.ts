/** What the module gives: i32 pointers and counts, f64 scalars; a negative answer is a fault (wasm/assembly/fault.ts). */
export type CoreExports = {
  memory: WebAssembly.Memory;
  reserve(bytes: number): number;
  ecgOpen(rate: number, leads: number, mode: number, notch: number, maxBlock: number, detect: number, beatLead: number): number;
  ecgInput(lead: number): number;
  ecgOutput(lead: number): number;
  ecgProcess(count: number): number;
  ecgFinish(): number;
  ecgCoefficients(): number;
  ecgBeatCount(): number;
  ecgTakeBeats(): number;
  ecgSegmentCount(): number;
  ecgTakeSegments(): number;
  pcgOpen(rate: number, band: number, gain: number, maxBlock: number): number;
  pcgInput(): number;
  pcgOutput(): number;
  pcgLatency(): number;
  pcgSetFilter(band: number): number;
  pcgSetGain(gain: number): number;
  pcgProcess(count: number): number;
};
