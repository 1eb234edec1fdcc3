import { gzipSync } from 'node:zlib'

export interface Hostile {
  what: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  /** Appended to the function's address. */
  query?: string
  /** Functions may ignore it, as they ignore what they do not know; a fault of ours it never is. */
  ignorable?: boolean
}

const bytes = (text: string, encoding: BufferEncoding) =>
  Uint8Array.from(Buffer.from(text, encoding))
const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
const whole = '{"name":"Thandi"}'
const said = (contentType: string) => ({ 'content-type': contentType })

const bodies: Hostile[] = [
  { what: 'nothing but a NUL', body: '\0' },
  { what: 'a NUL in a text', body: '{"name":"a\0b"}' },
  { what: 'an escaped NUL', body: String.raw`{"name":"a\u0000b","token":"\u0000"}` },
  { what: 'an escaped NUL in a name', body: String.raw`{"a\u0000b":1}` },
  { what: 'half a letter', body: String.raw`{"name":"\ud800"}` },
  { what: 'an open bracket', body: '{"name":' },
  { what: 'a word', body: 'chalk' },
  { what: 'two values', body: '{}{}' },
  { what: 'a single quotation mark', body: "{'name':'Thandi'}" },
  { what: 'a list', body: '[]' },
  { what: 'a list of lists', body: '[[],[1]]' },
  { what: 'a number', body: '1e400' },
  { what: 'a text', body: '"a"' },
  { what: 'null', body: 'null' },
  { what: 'true', body: 'true' },
  { what: 'lists in lists', body: nested(2000) },
  { what: 'lists in lists without end', body: '['.repeat(90_000) },
  { what: 'a body that is too long', body: JSON.stringify({ name: 'x'.repeat(120_000) }) },
  { what: 'a body of a megabyte', body: JSON.stringify({ name: 'x'.repeat(1_100_000) }) },
  { what: 'bytes that are not UTF-8', body: Uint8Array.of(123, 34, 255, 34, 58, 49, 125) },
  {
    what: 'UTF-16',
    body: bytes(whole, 'utf16le'),
    headers: said('application/json; charset=utf-16'),
  },
  {
    what: 'a charset that is another',
    body: whole,
    headers: said('application/json; charset=utf-16'),
  },
  { what: 'a charset that is none', body: whole, headers: said('application/json;charset="\'"') },
  { what: 'XML', body: '<name>Thandi</name>', headers: said('application/xml') },
  { what: 'JSON that is called a picture', body: whole, headers: said('image/png') },
  { what: 'a form', body: 'name=Thandi', headers: said('application/x-www-form-urlencoded') },
  {
    what: 'a form of parts',
    body: '--a\r\n\r\n--a--',
    headers: said('multipart/form-data; boundary=a'),
  },
  { what: 'parts without a boundary', body: '--a', headers: said('multipart/form-data') },
  { what: 'a content type that is none', body: whole, headers: said(';;;/') },
  { what: 'text that is called gzip', body: whole, headers: { 'content-encoding': 'gzip' } },
  { what: 'gzip', body: Uint8Array.from(gzipSync(whole)), headers: { 'content-encoding': 'gzip' } },
  {
    what: 'gzip that breaks off',
    body: Uint8Array.from(gzipSync(whole).subarray(0, 12)),
    headers: { 'content-encoding': 'gzip' },
  },
  { what: 'gzip that is not named', body: Uint8Array.from(gzipSync(whole)) },
  { what: 'a packing that is none', body: whole, headers: { 'content-encoding': 'chalk, br' } },
]

/** Authorization headers with bodies that nobody takes: functions for everybody do not look at the header. */
const tokens: Hostile[] = [
  'Bearer',
  'Bearer  ',
  'Bearer a b',
  'Basic YTpi',
  'Bearer ..',
  'Bearer eyJhbGciOiJub25lIn0.e30.',
  'Bearer e30.e30.e30',
  'Bearer \u00ff',
  `Bearer ${'a'.repeat(6000)}`,
].map((authorization) => ({
  what: `Authorization ${authorization.slice(0, 40)}`,
  headers: { authorization },
  body: 'null',
}))

/** No method of any function. */
const methods: Hostile[] = ['PATCH', 'DELETE', 'PROPFIND'].map((method) => ({
  what: method,
  method,
}))

const anId = '00000000-0000-4000-8000-000000000000'

/** In each name that a function reads. */
const inEachName = (value: string) =>
  ['token', 'teacherEmail', 'productID', 'teacherProfileID', 'couponCode', 'id', 'page']
    .map((name) => `${name}=${value}`)
    .join('&')

const queries: Hostile[] = [
  ['a NUL', '%00', false],
  ['a NUL within', 'a%00b', false],
  ['bytes that are not UTF-8', '%ff%fe', true],
  ['half an escape', '%zz%', true],
  ['half a letter', '%ed%a0%80', true],
  ['nothing', '', true],
  ['a long text', 'a'.repeat(1000), true],
  ['a list', '[1,2]', true],
].flatMap(([what, value, ignorable]) => {
  const text = String(value)
  const known = `productID=${anId}&teacherProfileID=${anId}&fileKey=${text}&couponCode=${text}`
  return [inEachName(text), known, `${text}=1&page=0`].map((query) => ({
    what: `a query: ${String(what)}, ${query.slice(0, 12)}`,
    method: 'GET',
    query,
    ignorable: ignorable === true,
  }))
})

/** What no function takes, by any method. */
export const hostile: Hostile[] = [
  ...['POST', 'PUT'].flatMap((method) =>
    [...bodies, ...tokens].map((each) => ({ ...each, method })),
  ),
  ...methods,
  ...queries,
]
