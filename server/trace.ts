import { randomBytes } from 'node:crypto';
import type { Log } from '#services/runtime';

export type Span = {
  traceId: string;
  spanId: string;
  parentId?: string | undefined;
  name: string;
  startMs: number;
  endMs: number;
  attributes: Record<string, string | number>;
  failed: boolean;
};
export type Tracer = {
  request: (traceparent: string | undefined) => { end: (name: string, attributes: Span['attributes'], failed: boolean) => void };
  flush: () => Promise<void>;
};

const BATCH_MS = 2_000;
const KEPT = 2_000;
const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Sends traces of requests by OpenTelemetry's protocol (OTLP over http, JSON), only where an endpoint is set. */
export function openTracer(endpoint: string | undefined, log: Log, service = 'zarban'): Tracer | undefined {
  if (!endpoint) return undefined;
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  let waiting: Span[] = [];

  async function flush(): Promise<void> {
    const spans = waiting;
    waiting = [];
    if (spans.length === 0) return;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(otlp(service, spans)),
        signal: AbortSignal.timeout(5_000),
      });
      await response.arrayBuffer();
      if (!response.ok) log.warn({ status: response.status }, 'traces were not taken');
    } catch (error) {
      log.warn({ fault: (error as Error).name }, 'traces could not be sent');
    }
  }
  setInterval(() => void flush(), BATCH_MS).unref();
  return {
    flush,
    request(traceparent) {
      const [, traceId, parentId] = PARENT.exec(traceparent ?? '') ?? [];
      const startMs = Date.now();
      return {
        end: (name, attributes, failed) => {
          if (waiting.length >= KEPT) return;
          waiting.push({
            traceId: traceId ?? randomBytes(16).toString('hex'),
            spanId: randomBytes(8).toString('hex'),
            parentId,
            name,
            startMs,
            endMs: Date.now(),
            attributes,
            failed,
          });
        },
      };
    },
  };
}

function otlp(service: string, spans: Span[]): object {
  const value = (given: string | number) => (typeof given === 'number' ? { intValue: String(given) } : { stringValue: given });
  return {
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: value(service) }] },
        scopeSpans: [
          {
            scope: { name: 'zarban' },
            spans: spans.map((span) => ({
              traceId: span.traceId,
              spanId: span.spanId,
              ...(span.parentId ? { parentSpanId: span.parentId } : {}),
              name: span.name,
              kind: 2,
              startTimeUnixNano: `${span.startMs}000000`,
              endTimeUnixNano: `${span.endMs}000000`,
              attributes: Object.entries(span.attributes).map(([key, given]) => ({ key, value: value(given) })),
              status: { code: span.failed ? 2 : 1 },
            })),
          },
        ],
      },
    ],
  };
}
