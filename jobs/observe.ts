/** How a job ended and how long it took; `waitedMs` is from when it was due until it began. */
export type JobSeen = { queue: string; kind: string; ended: 'done' | 'failed'; tookMs: number; waitedMs?: number };
/** Takes note of jobs, for metrics. [JOB-5] */
export type Observe = (seen: JobSeen) => void;
