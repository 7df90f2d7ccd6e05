import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { Beside } from '#ui/screens/camera/beside.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

it('says which photos can be brought only as long as none is there', () => {
  expect(markupOf(<Beside left={3} onSample={() => undefined} />)).toContain(en.camera.aside.formats);
  expect(markupOf(<Beside left={3} onSample={null} />)).not.toContain(en.camera.aside.formats);
});

it('spells out what the two pills set', () => {
  const page = markupOf(<Beside left={3} onSample={null} />);
  expect(page).toContain(`>${en.camera.style.replace('{{style}}', en.common.style.classic)}<`);
  expect(page).toContain(`>${en.camera.momentIs.replace('{{moment}}', en.camera.occasion.none)}<`);
});
