import { expect, it } from 'vitest'
import { readFileAddress } from './file-address.ts'

const read = (text: string, trusted = '') => readFileAddress(text, undefined, trusted).href

it('takes an address of the web', () => {
  expect(read('https://files.example.com/a%20b.pdf?x=1')).toBe(
    'https://files.example.com/a%20b.pdf?x=1',
  )
  expect(read('https://files.example.com:443/a')).toBe('https://files.example.com/a')
})

it.each([
  'http://files.example.com/a.pdf',
  'https://files.example.com:8443/a.pdf',
  'https://anna:secret@files.example.com/a.pdf',
  'ftp://files.example.com/a.pdf',
  'file:///etc/passwd',
  'data:text/plain,x',
  'javascript:alert(1)',
  '/a.pdf',
  'not an address',
])('%s is not one', (text) => {
  expect(() => read(text)).toThrow('file_address_not_allowed')
})

it.each([
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f000001/a',
  'https://0177.0.0.1/a',
  'https://127.1/a',
  'https://[::1]/a',
  'https://[::ffff:127.0.0.1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/a',
])('%s is private', (text) => {
  expect(() => read(text)).toThrow('file_address_private')
})

it('a stand-in may be anywhere, and nothing beside it', () => {
  expect(read('http://127.0.0.1:54321/a', '127.0.0.1:54321')).toBe('http://127.0.0.1:54321/a')
  expect(() => read('http://127.0.0.1:54322/a', '127.0.0.1:54321')).toThrow()
  expect(() => read('http://127.0.0.1:54321/a')).toThrow('file_address_not_allowed')
})
