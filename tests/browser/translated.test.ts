/**
 * What React does with a text, on pages that browsers translate in every way known: it never throws, and what the page
 * says then is what it would say without. every-screen.test.ts does the same with the whole product.
 */
import { withKeptPages } from './support/kept-page.ts';
import { laidFor } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';

const baseUrl = withStagedServer();
const device = withKeptPages();

test('a text that a translator has wrapped, replaced or merged is changed, moved and taken away', async () => {
  const page = await device.fresh(baseUrl(), laidFor({ settings: { language: 'en' } }));
  await page.goto('/');
  await page.locator('h1').waitFor();
  const said = await page.evaluate(async () => {
    type Translator = (texts: readonly Text[], host: Element) => void;
    const font = (...inside: readonly (Node | string)[]) => {
      const element = document.createElement('font');
      element.append(...inside);
      return element;
    };
    const each =
      (translate: (text: Text) => void): Translator =>
      (texts) =>
        texts.forEach(translate);
    const around = each((text) => {
      const element = font();
      text.replaceWith(element);
      element.append(text);
    });
    const inPlace = each((text) => text.replaceWith(font(text.data)));
    const translators: Readonly<Record<string, Translator>> = {
      none: () => undefined,
      around,
      inPlace,
      nested: each((text) => text.replaceWith(font(font(text.data)))),
      'before, then away': each((text) => {
        text.before(font(text.data));
        text.remove();
      }),
      'after, then away': each((text) => {
        text.after(font(text.data));
        text.remove();
      }),
      'away, then in the gap': each((text) => {
        const { parentNode: parent, nextSibling: next } = text;
        text.remove();
        parent?.insertBefore(font(text.data), next);
      }),
      'moved into a font, which says it anew': each((text) => {
        const element = font();
        text.before(element);
        element.append(text);
        element.textContent = text.data;
      }),
      'an element of its own': each((text) => {
        const element = document.createElement('ya-tr-span');
        element.append(text.data);
        text.replaceWith(element);
      }),
      'all words of a run in its first': (texts) => {
        for (const text of texts) {
          if (text.previousSibling instanceof Text) continue;
          let words = text.data;
          for (let next = text.nextSibling; next instanceof Text; next = text.nextSibling) {
            words += next.data;
            next.remove();
          }
          text.replaceWith(font(words));
        }
      },
      'in place, then into another language': (texts, host) => {
        inPlace(texts, host);
        for (const element of host.querySelectorAll('font')) element.replaceWith(font(element.textContent));
      },
      'in place, and back': (texts, host) => {
        inPlace(texts, host);
        host.querySelectorAll('font').forEach((element, at) => element.replaceWith(texts[at] ?? ''));
      },
      'around elements, too': (texts, host) => {
        around(texts, host);
        const bold = host.querySelector('b');
        const element = font();
        bold?.replaceWith(element);
        if (bold !== null) element.append(bold);
      },
    };
    interface Parts {
      readonly host: Element;
      readonly texts: readonly [Text, Text, Text];
      readonly bold: Element;
    }
    const made = (name: string, words: string) => {
      const element = document.createElement(name);
      element.append(words);
      return element;
    };
    /** By the methods that React calls. */
    const changes: Readonly<Record<string, (parts: Parts) => void>> = {
      'a word changes': ({ texts }) => (texts[1].nodeValue = 'you'),
      'all words change': ({ texts }) => texts.forEach((text, at) => (text.nodeValue = `${at} `)),
      'a word is emptied and comes back': ({ texts }) => {
        texts[1].nodeValue = '';
        texts[1].nodeValue = 'again';
      },
      'a text goes': ({ host, texts }) => host.removeChild(texts[1]),
      'all texts go': ({ host, texts }) => texts.forEach((text) => host.removeChild(text)),
      'an element comes before a text': ({ host, texts }) => host.insertBefore(made('i', 'new '), texts[1]),
      'a text comes before a text': ({ host, texts }) =>
        host.insertBefore(document.createTextNode('so '), texts[2]),
      'a text moves to the end': ({ host, texts }) => host.appendChild(texts[0]),
      'a text moves to the front': ({ host, texts }) => host.insertBefore(texts[2], texts[0]),
      'an element goes': ({ host, bold }) => host.removeChild(bold),
      'an element comes before an element': ({ host, bold }) => host.insertBefore(made('i', 'new '), bold),
      'an element stands for a text': ({ host, texts }) => {
        host.insertBefore(made('i', 'instead'), texts[1]);
        host.removeChild(texts[1]);
      },
      'one text stands for all': ({ host }) => (host.textContent = 'only'),
      'the place goes': ({ host }) => host.parentNode?.removeChild(host),
    };
    const turn = () => new Promise((resolve) => setTimeout(resolve));
    const said: Record<string, Record<string, string>> = {};
    for (const [translator, translate] of Object.entries(translators)) {
      for (const [change, act] of Object.entries(changes)) {
        for (const patient of [true, false]) {
          const host = document.createElement('p');
          const texts = ['Hello ', 'dear ', 'world'].map((word) => document.createTextNode(word)) as [
            Text,
            Text,
            Text,
          ];
          const bold = made('b', 'bold ');
          host.append(texts[0], bold, texts[1], texts[2]);
          document.body.append(host);
          await turn();
          translate(texts, host);
          // Not every translator leaves the page a turn of its own before the app goes on.
          if (patient) await turn();
          let found = '';
          try {
            act({ host, texts, bold });
            await turn();
            found = `${host.isConnected} ${host.textContent}`;
          } catch (error) {
            found = String(error);
          }
          host.remove();
          (said[`${change}${patient ? '' : ', at once'}`] ??= {})[translator] = found;
        }
      }
    }
    return said;
  });
  const wrong = Object.entries(said).flatMap(([change, { none, ...translated }]) =>
    Object.entries(translated)
      .filter(([, found]) => found !== none)
      .map(([translator, found]) => `${change}, translated ${translator}: ${found} instead of ${none}`),
  );
  expect(wrong).toEqual([]);
});
