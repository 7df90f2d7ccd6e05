/** Links of e-mails, opened as a person does: the page behind one asks for a tap before anything is spent. */

/** Where the tap goes, as it stands on the page. Throws where the page asks for none. */
export function tapOf(html: string, link: string): URL {
  const action = /<form method="post" action="([^"]+)">/.exec(html)?.[1];
  if (action === undefined) throw new Error(`nothing to tap: ${html}`);
  return new URL(action.replaceAll('&amp;', '&'), link);
}

/** Opens the link and taps; resolves to where that leads. A link that is over leads on without a tap. */
export async function openLink(link: string): Promise<URL> {
  let response = await fetch(link, { redirect: 'manual' });
  if (response.status === 200) {
    const tap = tapOf(await response.text(), link);
    response = await fetch(tap, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
  }
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${response.status} without a redirect`);
  return new URL(location, link);
}
