import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH = /\.(?:js|mjs|css|svg|json|html|txt|xml|webmanifest|wasm|map|ico)$/;
const LEAST_BYTES = 400;

/** Writes `.br` and `.gz` beside each file of a folder that shrinks by it. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) compress(file);
    else if (WORTH.test(entry.name) && statSync(file).size >= LEAST_BYTES) {
      const bytes = readFileSync(file);
      writeFileSync(
        `${file}.br`,
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      );
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

compress(path.resolve(process.argv[2] ?? 'build/web/client'));
