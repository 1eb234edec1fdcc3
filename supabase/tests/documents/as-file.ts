import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect } from 'vitest'

const repository = join(import.meta.dirname, '../../..')

/** The file of the repository says exactly this; `npm run docs:model` writes it anew. */
export async function expectFile(path: string, lines: string[]): Promise<void> {
  const filepath = join(repository, path)
  const options = await resolveConfig(filepath)
  const text = await format(`${lines.join('\n')}\n`, { ...options, filepath })
  await expect(text).toMatchFileSnapshot(filepath)
}
