import { expect, test } from 'vitest'
import { picturesOfRtf } from './rtf-pictures.ts'
import { picturesOfWord } from './word-pictures.ts'

const png = String.raw`{\pict{\*\picprop\shplid1{\sp{\sn wzDescription}{\sv set \{1}}}\picscalex100\picw26\pich26\pngblip\bliptag-12{\*\blipuid 0123456789abcdef0123456789abcdef}89504e47
0d0a1a0a}`
const jpeg = String.raw`{\pict\jpegblip ffd8ff}`
const rtf = (inside: string) =>
  String.raw`{\rtf1\ansi {\fonttbl{\f0 Arial;}} words \{not a group\} ${inside} more}`

const bytes = async (file: File | undefined) =>
  file === undefined ? [] : [...new Uint8Array(await file.arrayBuffer())]

test('png and jpeg pictures come in the order of the text, with their bytes', async () => {
  const found = picturesOfRtf(rtf(String.raw`{\*\shppict${jpeg}} and {\*\shppict ${png}}`))
  expect(found.map(({ type, name }) => [type, name])).toEqual([
    ['image/jpeg', '1.jpeg'],
    ['image/png', '2.png'],
  ])
  expect(await bytes(found[0])).toEqual([0xff, 0xd8, 0xff])
  expect(await bytes(found[1])).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
})

test('what old programs show, what a formula is, marks of lists and other kinds are no pictures', () => {
  const hidden = [
    String.raw`{\nonshppict ${png}}`,
    String.raw`{\mmath{\*\mmathPict ${png}}}`,
    String.raw`{\*\listpicture ${png}}`,
    String.raw`{\pict\emfblip 0100}`,
  ]
  expect(picturesOfRtf(rtf(hidden.join(' ')))).toEqual([])
  expect(picturesOfRtf(rtf(`${hidden.join(' ')} ${jpeg}`))).toHaveLength(1)
})

test('RTF that is cut off ends, and is not believed', () => {
  expect(picturesOfRtf(String.raw`{\rtf1 {\pict\pngblip 8950`)).toHaveLength(1)
  expect(picturesOfRtf('}}}{\\pict}')).toEqual([])
  expect(picturesOfRtf('')).toEqual([])
})

const clipboard = (html: string, words: string) => ({
  getData: (type: string) => (type === 'text/html' ? html : type === 'text/rtf' ? words : ''),
})

test('as many as the text names, and how many are missing; a formula names none', () => {
  const img = '<img src="file:///C:/x/image001.png">'
  const formula = `<!--[if gte msEquation 12]><m:oMath><m:r>x</m:r></m:oMath><![endif]--><![if !msEquation]>${img}<![endif]>`
  expect(picturesOfWord(clipboard(`<p>a</p>${img}${img}${formula}`, rtf(jpeg)))).toMatchObject({
    pictures: [{ type: 'image/jpeg' }],
    missing: 1,
  })
  expect(picturesOfWord(clipboard(`<p>a ${formula}</p>`, rtf(jpeg)))).toEqual({
    pictures: [],
    missing: 0,
  })
  expect(picturesOfWord(clipboard('<img src="https://x.example/a.png">', rtf(jpeg)))).toEqual({
    pictures: [],
    missing: 0,
  })
})
