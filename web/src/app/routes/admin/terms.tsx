import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { TermDetails } from '@/features/terms/term-details.tsx'
import { useTermActions, useTermDialogs } from '@/features/terms/term-actions.tsx'
import { BiweekDialogs } from '@/features/terms/biweek-dialogs.tsx'
import { TermsDialogs } from '@/features/terms/terms-dialogs.tsx'
import { terms } from '@/features/terms/terms-list.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'

export const { loader, shouldRevalidate } = listRoute(terms)

/** The school terms with their two-week cycles: A2.9. */
export function Component() {
  const dialogs = useTermDialogs()
  return (
    <>
      <ListPage
        list={terms}
        {...useTermActions(dialogs)}
        details={(term) => <TermDetails term={term} dialogs={dialogs} />}
      />
      <TermsDialogs dialogs={dialogs} Changes={RowChanges} />
      <BiweekDialogs dialogs={dialogs} Changes={RowChanges} />
    </>
  )
}
