import { useEffect, useMemo, useState } from 'react'
import { claimId } from './claimed-id.ts'
import { formDraft } from './form-draft.ts'
import { isUuid } from './uuid.ts'

const nameOf = (draft: string) => `${draft}.id`

function keptId(draft: string): string | null {
  const id: string = formDraft.read(nameOf(draft))['id'] ?? ''
  return isUuid(id) ? id : null
}

/**
 * The id of a row that is being written and not stored yet. It is kept beside the draft: if the answer to a save was lost,
 * saving again meets the row that is stored already, also after the page was loaded anew. It goes with the draft when the form
 * is closed. A window that was duplicated gets an id of its own.
 * @param draft the name of the form's draft; null while none is open
 */
export function useNewRowId(draft: string | null): string | null {
  const first = useMemo(
    () => (draft === null ? null : (keptId(draft) ?? crypto.randomUUID())),
    [draft],
  )
  const [others, setOthers] = useState<{ first: string; instead: string } | null>(null)
  const id = others !== null && others.first === first ? others.instead : first
  useEffect(() => {
    if (first === null) return
    let open = true
    void claimId(first).then((own) => {
      if (open && !own) setOthers({ first, instead: crypto.randomUUID() })
    })
    return () => {
      open = false
    }
  }, [first])
  useEffect(() => {
    if (draft === null || id === null) return
    formDraft.write(nameOf(draft), { id })
    return () => {
      // A page that failed leaves the draft, and with it the id.
      if (Object.keys(formDraft.read(draft)).length === 0) formDraft.clear(nameOf(draft))
    }
  }, [draft, id])
  return id
}
