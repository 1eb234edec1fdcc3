import { formDraft } from '@/lib/form-draft.ts'

const nameOf = (hash: string) => `import-files.${hash}`

/** What was brought in for a file of rows, until these have arrived: for this window and this person, also after a reload. */
export const keptFiles = {
  read: (hash: string): Record<string, string> => formDraft.read(nameOf(hash)),
  write: (hash: string, keys: Record<string, string>) => formDraft.write(nameOf(hash), keys),
  forget: (hash: string) => formDraft.clear(nameOf(hash)),
}
