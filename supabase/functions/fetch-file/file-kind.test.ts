import { expect, it } from 'vitest'
import { judgeKind, type Wanted } from './file-kind.ts'

const pdf = Buffer.from('%PDF-1.7\n')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

it('tells what a file is by its bytes', async () => {
  expect(await judgeKind(pdf, 'content')).toBe('application/pdf')
  expect(await judgeKind(png, 'picture')).toBe('image/png')
  expect(await judgeKind(png, 'content')).toBe('image/png')
})

it.each<[string, Wanted, Buffer]>([
  ['a PDF as a picture', 'picture', pdf],
  ['a page', 'content', Buffer.from('<!doctype html><script>1</script>')],
  [
    'a drawing with a script',
    'picture',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  [
    'a drawing as content',
    'content',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['a program', 'content', Buffer.from('MZ\u0090\0\u0003\0\0\0')],
  ['a program of Linux', 'content', Buffer.from('\u007fELF\u0002\u0001\u0001\0\0\0\0\0\0\0\0\0')],
  ['nothing', 'content', Buffer.alloc(0)],
])('%s is refused', async (_, wanted, bytes) => {
  await expect(judgeKind(bytes, wanted)).rejects.toThrow('file_type_not_allowed')
})
