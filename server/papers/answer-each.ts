const LENGTH_BYTES = 4;

/** What a process of ours does whose parent asks one thing after the other: a length and so many bytes come in on stdin, a line with the result goes out. It ends with its parent. */
export async function answerEach(answer: (bytes: Uint8Array) => unknown): Promise<void> {
  let parts: Buffer[] = [];
  let waiting = 0;
  for await (const part of process.stdin as AsyncIterable<Buffer>) {
    parts.push(part);
    waiting += part.length;
    if (waiting < LENGTH_BYTES) continue;
    if ((parts[0]?.length ?? 0) < LENGTH_BYTES) parts = [Buffer.concat(parts)];
    const length = parts[0]?.readUInt32BE(0) ?? 0;
    if (waiting < LENGTH_BYTES + length) continue;
    const bytes = Buffer.concat(parts).subarray(LENGTH_BYTES);
    [parts, waiting] = [[], 0];
    process.stdout.write(`${JSON.stringify(await answer(bytes))}\n`);
  }
}
