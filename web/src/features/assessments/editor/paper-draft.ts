import { same } from '@/components/form/kept-draft.ts'
import { formDraft, ownsDraft } from '@/lib/form-draft.ts'
import { keptFor } from '@/lib/kept-for.ts'
import { frozen, type Paper } from '../paper/paper.ts'

/**
 * The shape of a paper in a draft. Those of the build before are read, so that an update loses nothing; older ones are not.
 */
const shape = '4'
const shapeBefore = '3'

/** What was typed and not saved, over the version that it was typed over. */
interface PaperDraft {
  paper: Paper
  base: Paper
  version: string | null
}

/** Behind each draft of an hour stands the same paper. */
const written = keptFor((paper: Paper) => JSON.stringify(paper))

/** For this window and this person, as the drafts of all forms. */
export function keepPaperDraft(name: string, owner: string, { paper, base, version }: PaperDraft) {
  if (!ownsDraft(owner)) return
  if (paper === base) formDraft.clear(name)
  else
    formDraft.write(name, {
      shape,
      paper: JSON.stringify(paper),
      base: written(base),
      ...(version === null ? {} : { version }),
    })
}

/** The draft, or null where there is none that this build understands. */
export function readPaperDraft(name: string): PaperDraft | null {
  const kept = formDraft.read(name)
  if (kept['shape'] !== shape && kept['shape'] !== shapeBefore) return null
  const paperIn = (text: string | undefined) => {
    // Written by keepPaperDraft() of one of these shapes, in this window.
    const paper = JSON.parse(text ?? '') as Paper
    // The shape before had one taxonomy, or an empty text.
    const { taxonomyId = '', ...meta } = paper.meta as Paper['meta'] & { taxonomyId?: string }
    const { taxonomyIds = taxonomyId === '' ? [] : [taxonomyId] } = meta as Partial<Paper['meta']>
    return frozen({ ...paper, meta: { ...meta, taxonomyIds } })
  }
  try {
    return {
      paper: paperIn(kept['paper']),
      base: paperIn(kept['base']),
      version: kept['version'] ?? null,
    }
  } catch {
    return null
  }
}

/** Whether a reload would open the paper as it is now: a full disk keeps nothing. */
export const isPaperKept = (name: string, paper: Paper): boolean =>
  same(readPaperDraft(name)?.paper, paper)

export const forgetPaperDraft = (name: string) => formDraft.clear(name)
