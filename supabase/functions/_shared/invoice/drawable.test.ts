import { create } from 'fontkit'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sameText } from '../text/same-signs.ts'
import { drawable, isInOurLetters, unknownSign } from './drawable.ts'
import fonts from './fonts.json' with { type: 'json' }
import wideFonts from './wide-fonts.json' with { type: 'json' }

const opened = (base64: string) => create(Buffer.from(base64, 'base64'))
const ours = Object.values(fonts).map(opened)
const wide = Object.values(wideFonts).map(opened)

/** The signs that some face would draw as an empty box. */
const boxes = (text: string) => {
  const shown = drawable(text)
  const faces = isInOurLetters(shown) ? ours : wide
  return Array.from(shown).filter((sign) =>
    faces.some((font) => sign !== '\n' && !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
  )
}
const marks = (text: string) => text.split('?').length - 1

const hard = [
  'Tshiṱangano tsha ḓuvha: ḽifhasi ṋamusi ṅwana',
  'Setšhaba sa Afrika Borwa – Sepedi, Mphatlalatšane',
  'ŉ Storie, ʼn storie, ’n storie, ‘n storie, `n storie',
  'Kliënte, reën, hê, ôre, müsli, D’Almeida, Æsop, Łódź',
  'ǃXam, Nǀuu, ǂKhomani, ǁ click letters',
  'Co\u2011operative e\u2010mail 4\u20136 \u2014 5 \u2212 3',
  '1\u2009000\u202f000 kg\u00a0(\u3000wide\u3000)',
  'zero\u200bwidth\u200d\u2060 \u202aleft\u202c \u2066isolated\u2069 soft\u00adhyphen \ufeffbom',
  'x² + √2 ≤ π ± ∞ ∑ ∫ ½ ¾ ⅓ × ÷ ≠ ≈ ∠ ° ∈ ∅ ℝ',
  'a → b ⇒ c ↔ d ↑ ↓ ⇌',
  'Ελληνικά и русский',
  'e\u0301 n\u0303 s\u030c t\u032d (letters taken apart)',
  'ｆｕｌｌ　ｗｉｄｔｈ ４２ ﬁets ﬂits',
  '★ ✓ ✗ ☐ • ● ■ ◆',
  'Is it right?',
]
const seeded =
  readFileSync(new URL('../../../../seed.sql', import.meta.url), 'utf8').match(
    /'(?:[^'\n]|'')+'/g,
  ) ?? []

test.each(hard)('%s is drawn whole', (text) => {
  expect(boxes(text)).toEqual([])
  expect(marks(drawable(text))).toBe(marks(text))
  expect(drawable(text)).not.toContain(unknownSign.en)
})

test('every text of the example data is drawn whole', () => {
  expect(seeded.length).toBeGreaterThan(1000)
  const wrong = seeded.filter(
    (text) => boxes(text).length > 0 || marks(drawable(text)) !== marks(text),
  )
  expect(wrong).toEqual([])
})

test('what nobody sees is not drawn, and what no font holds is a word', () => {
  expect(drawable('so\u00adft \u202adrawn\u202c \u200b')).toBe('soft drawn ')
  expect(drawable('Reën 漢字 hier', 'af')).toBe('Reën [teken] hier')
  expect(drawable('A 👩🏽‍🏫 B ❤️‍🔥', 'en')).not.toContain('?')
})

test('every letter that there is leaves no box and no question mark', () => {
  for (let point = 0x20; point < 0x2_00_00; point += 1) {
    if (point >= 0xd8_00 && point <= 0xdf_ff) continue
    const sign = String.fromCodePoint(point)
    // Thousands that are one case: no font of ours has them.
    if (/\p{Script=Han}|\p{Script=Hangul}|\p{Cn}|\p{Co}/u.test(sign)) continue
    const shown = drawable(sign)
    if (
      boxes(sign).length > 0 ||
      (shown.includes('?') &&
        !sameText(sign).includes('?') &&
        !sign.normalize('NFKC').includes('?'))
    )
      expect.fail(`U+${point.toString(16)}`)
  }
})
