import { expect, test } from 'vitest'
import { contentKey } from './file-key.ts'

test.each([
  ['Week 1 – Breuke & é.PDF', 'ProductsContent/c/7-Week-1-Breuke-e.pdf'],
  ['no ending', 'ProductsContent/c/7-no-ending'],
  ['.hidden', 'ProductsContent/c/7-hidden'],
  ['../../etc/passwd.txt', 'ProductsContent/c/7-etc-passwd.txt'],
  ['日本.zip', 'ProductsContent/c/7-file.zip'],
])('%s', (name, key) => expect(contentKey('ProductsContent/c', name, 7)).toBe(key))
