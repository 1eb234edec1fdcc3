import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect } from 'vitest'

const docs = join(import.meta.dirname, '../../../docs')

/** The page in docs/ says exactly this; `npm run docs:model` writes it anew. */
export async function expectPage(name: string, lines: string[]): Promise<void> {
  const filepath = join(docs, name)
  const options = await resolveConfig(filepath)
  const page = await format(`${lines.join('\n')}\n`, { ...options, filepath })
  await expect(page).toMatchFileSnapshot(filepath)
}
