import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'

const elsewhere = [
  'https://evil.example/a.png',
  'HTTP://evil.example/a.png',
  '//evil.example/a.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '/etc/passwd',
  '../secret.png',
  'Products/../Orders/a.png',
  'Products//a.png',
  '\\\\evil\\a.png',
  '',
]

test.each(['product', 'product_bundle'])('pictures of a %s are keys of our bucket', (table) =>
  rolledBack(async (db) => {
    const insert = `insert into public.${table} (title, thumbnails) values ('Fractions', array[$1])`
    for (const key of elsewhere) {
      await db.root('savepoint tried')
      await expect(db.root(insert, [key]), key).rejects.toThrow(`${table}_thumbnails_keys`)
      await db.root('rollback to savepoint tried')
    }
    await db.root(insert, ['Products/Graad 4 – breuke.v2.png'])
  }),
)
