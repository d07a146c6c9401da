/** One endpoint of the admin's API, with its parameters filled. */
export type Endpoint = { method: string; path: string; collection: string };

type Declared = { slug: string; endpoints?: { method: string; path: string }[] | false };
type Config = { routes: { api: string }; collections: Declared[]; globals: Declared[]; endpoints?: { method: string; path: string }[] };

const PARAMS: Readonly<Record<string, string>> = { id: '1', event: 'confirm', key: 'nav', filename: 'x.webp' };

/** Every endpoint that the admin's configuration declares, Payload's own among them; `do` is there once for each event that is known. */
export async function adminEndpoints(events: readonly string[] = ['confirm']): Promise<Endpoint[]> {
  process.env['ADMIN_LOG_LEVEL'] ??= 'silent';
  const config = (await (await import('#cms/payload.config')).default) as unknown as Config;
  const { api } = config.routes;
  const at = (prefix: string, { slug, endpoints }: Declared) =>
    (endpoints || []).flatMap(({ method, path }) =>
      (path.includes(':event') ? events : ['']).map((event) => ({
        method: method.toUpperCase(),
        path: `${api}${prefix}/${slug}${filled(path, event)}`.replace(/\/$/, ''),
        collection: slug,
      })),
    );
  const root = (config.endpoints ?? []).map(({ method, path }) => ({ method: method.toUpperCase(), path: `${api}${filled(path, '')}`, collection: '' }));
  return [...config.collections.flatMap((one) => at('', one)), ...config.globals.flatMap((one) => at('/globals', one)), ...root];
}

function filled(path: string, event: string): string {
  return path.replace(/:(\w+)\??/g, (_, name: string) => (name === 'event' && event ? event : (PARAMS[name] ?? '1')));
}
