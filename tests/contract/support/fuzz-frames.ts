/** What comes through a WebSocket in the fuzz: an upgrade, well made or not, and frames that no library would send. */
export interface FuzzedSocket {
  readonly host: string;
  readonly publicKey: string;
  /** Access tokens of people. */
  readonly tokens: readonly string[];
}

interface FrameOptions {
  readonly fin?: boolean;
  readonly reserved?: number;
  readonly masked?: boolean;
  /** Said instead of the true length. */
  readonly length?: bigint;
}

const TEXT = 1;
const CLOSE = 8;
const OPCODES = [0, TEXT, 2, 3, 7, CLOSE, 9, 10, 15];

/** One frame of RFC 6455. */
export function frameOf(opcode: number, payload: Buffer, options: FrameOptions = {}): Buffer {
  const { fin = true, reserved = 0, masked = true, length = BigInt(payload.length) } = options;
  const size =
    length < 126n
      ? Buffer.from([Number(length)])
      : length < 65_536n
        ? Buffer.from([126, Number(length >> 8n), Number(length & 255n)])
        : Buffer.concat([Buffer.from([127]), Buffer.from(length.toString(16).padStart(16, '0'), 'hex')]);
  size[0] = (size[0] ?? 0) | (masked ? 128 : 0);
  const key = Buffer.from([1, 2, 3, 4]);
  const body = masked ? payload.map((byte, at) => byte ^ (key[at % 4] ?? 0)) : payload;
  const first = (fin ? 128 : 0) | (reserved << 4) | opcode;
  return Buffer.concat([Buffer.from([first]), size, ...(masked ? [key] : []), body]);
}

const subOf = (token: string): string => {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { readonly sub: string }).sub;
};

/** A conversation through a socket: what is said, piece by piece; the first piece asks for the upgrade. */
export function makeSocketTalk(random: () => number, { host, publicKey, tokens }: FuzzedSocket): Buffer[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number) => random() < share;
  const token = pick(tokens);
  const topic = `realtime:account:${subOf(token)}`;
  const join = { config: { private: true }, access_token: token };
  const said = (): unknown => {
    const event = pick(['phx_join', 'phx_leave', 'access_token', 'broadcast', 'presence', 'heartbeat', 'x']);
    const payload = pick<unknown>([
      join,
      { access_token: pick([token, pick(tokens), 'x', 1, null]) },
      { ...join, config: { private: pick([true, false, 1]), postgres_changes: pick([[], [{}], 'x']) } },
      {},
      [],
      null,
      { type: 'broadcast', event: 'history', payload: {} },
    ]);
    const on = pick([topic, topic, topic, 'phoenix', 'realtime:', 'realtime:x\u0000', 'y'.repeat(300)]);
    return pick([
      ['1', '1', topic, 'phx_join', join],
      ['1', pick(['1', null, 2]), on, event, payload],
      [null, null, on, event, payload],
      [pick([{}, [], 'z'.repeat(40)]), '1', on, event],
      { topic: on, event, payload },
    ]);
  };
  const text = (): Buffer =>
    Buffer.from(chance(0.9) ? JSON.stringify(said()) : pick(['', '{', '[1e999]', '\ud800']));
  const frame = (): Buffer => {
    const manner = random();
    if (manner < 0.7) return frameOf(TEXT, text());
    if (manner < 0.78) return frameOf(pick(OPCODES), text(), { reserved: pick([0, 4]), masked: chance(0.8) });
    if (manner < 0.86) return frameOf(TEXT, text(), { fin: false });
    if (manner < 0.92)
      return frameOf(TEXT, text(), { length: pick([9_000n, 65_536n, 1n << 40n, (1n << 63n) + 1n]) });
    if (manner < 0.96) return frameOf(TEXT, Buffer.alloc(pick([8_192, 8_193, 20_000]), 'x'));
    return Buffer.from(Array.from({ length: 40 }, () => Math.floor(random() * 256)));
  };
  const query = pick([
    `apikey=${publicKey}&vsn=2.0.0`,
    `apikey=${publicKey}&vsn=2.0.0`,
    'apikey=x&vsn=2.0.0',
    '',
  ]);
  const lines = [
    `${chance(0.95) ? 'GET' : 'POST'} ${pick(['/realtime/v1/websocket', '/realtime/v1/websocket', '/realtime/v1/', '/'])}?${query} HTTP/1.1`,
    `Host: ${chance(0.95) ? host : 'evil.example'}`,
    'Connection: Upgrade',
    `Upgrade: ${chance(0.9) ? 'websocket' : 'h2c'}`,
    `Sec-WebSocket-Version: ${chance(0.95) ? '13' : pick(['8', 'x'])}`,
    `Sec-WebSocket-Key: ${chance(0.95) ? 'dGhlIHNhbXBsZSBub25jZQ==' : pick(['x', ''])}`,
  ];
  if (chance(0.2)) lines.push('Sec-WebSocket-Extensions: permessage-deflate');
  if (chance(0.2)) lines.push(`Origin: ${pick([`http://${host}`, 'https://evil.example', 'null'])}`);
  if (chance(0.1)) lines.push('Content-Length: 5');
  const frames = Array.from({ length: 1 + Math.floor(random() * 8) }, frame);
  // Most say goodbye, so that nobody waits for them.
  if (chance(0.8)) frames.push(frameOf(CLOSE, Buffer.from([3, 232])));
  return [Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), ...frames];
}
