import { useApolloClient } from '@apollo/client/react'
import { BookmarkIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Menu, MenuTrigger } from '@/components/ui/menu.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import type { ListRow } from '../columns.ts'
import type { List } from '../define-list.ts'
import type { ListState } from '../list-state.ts'
import { useAddress } from '../use-address.ts'
import { deleteListView, saveListView, useListViews, type ListView } from './list-view-store.ts'
import { ViewDialog } from './view-dialog.tsx'
import { addressOf, queryOf, understood, viewParameter } from './view-query.ts'
import { ViewsMenu } from './views-menu.tsx'

/** The views of a list that the person has named: to choose, keep, rename and delete. */
export function ListViews<Row extends ListRow>({
  list,
  state,
}: {
  list: List<Row>
  state: ListState
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const address = useAddress()
  const [opened, setOpened] = useState(false)
  const [dialog, setDialog] = useState<'new' | 'rename' | 'delete' | null>(null)
  const chosenId = address.params.get(viewParameter)
  const { views, error, again } = useListViews(list.id, opened || chosenId !== null)
  const chosen = views?.find(({ id }) => id === chosenId) ?? null
  const query = queryOf(list, state)
  const changed = chosen !== null && understood(list, chosen.query) !== query
  const show = (view: ListView) => address.change(() => addressOf(list, view), { replace: false })
  const close = () => setDialog(null)
  const update = async (view: ListView) => {
    try {
      await saveListView(client, list.id, { ...view, query })
      showSnack('done', intl.formatMessage({ defaultMessage: 'The view is saved.', id: '+tDZnf' }))
    } catch (failure) {
      showSnack('error', errorSentence(intl, failure))
    }
  }
  return (
    <>
      <Menu onOpenChange={(open) => open && setOpened(true)}>
        <MenuTrigger asChild>
          <Button variant="outline" className="h-10 max-w-60 px-3.5 text-[15px]">
            <BookmarkIcon aria-hidden="true" />
            <span className="truncate">
              {chosen === null ? (
                <FormattedMessage
                  defaultMessage="Views"
                  id="HrcXNN"
                  description="States of a list that a person has named"
                />
              ) : changed ? (
                <FormattedMessage
                  defaultMessage="{view}, changed"
                  id="O01xNt"
                  values={{ view: chosen.name }}
                />
              ) : (
                chosen.name
              )}
            </span>
          </Button>
        </MenuTrigger>
        <ViewsMenu
          views={views}
          error={error}
          onAgain={again}
          chosen={chosen}
          changed={changed}
          onShow={show}
          onUpdate={(view) => void update(view)}
          onDialog={setDialog}
        />
      </Menu>
      {(dialog === 'new' || (dialog === 'rename' && chosen !== null)) && (
        <ViewDialog
          list={list.id}
          view={dialog === 'new' ? null : chosen}
          query={dialog === 'new' || chosen === null ? query : chosen.query}
          onSaved={(saved) => dialog === 'new' && show(saved)}
          onClose={close}
        />
      )}
      {dialog === 'delete' && chosen !== null && (
        <ConfirmDelete
          title={
            <FormattedMessage
              defaultMessage="Delete the view “{view}”?"
              id="5JXyPG"
              values={{ view: chosen.name }}
            />
          }
          onDelete={async () => deleteListView(client, chosen.id)}
          onClose={close}
        >
          <FormattedMessage defaultMessage="The rows of the list stay." id="sXbfCG" />
        </ConfirmDelete>
      )}
    </>
  )
}
