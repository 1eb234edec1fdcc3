import { useContext, useEffect, useSyncExternalStore } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import {
  UNSAFE_DataRouterContext as RouterContext,
  useBlocker,
  type Location,
} from 'react-router-dom'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useReturnFocus } from '@/components/ui/use-return-focus.ts'
import { unsavedForms, unsavedQuestion } from '@/lib/unsaved-forms.ts'
import type { EntityForm } from './entity-form.ts'

/** Address parameters that open a dialog. A change of any other, such as a filter, does not leave the form. */
const dialogParameters = ['new', 'edit', 'batch']

const whereabouts = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
  const parameters = new URLSearchParams(search)
  return JSON.stringify([pathname, ...dialogParameters.map((name) => parameters.get(name))])
}

/**
 * Asks before typed text is lost by a link, Back, Cancel or signing out. Each form has a guard, but the router allows only
 * one blocker, so the guard of the form that has been unsaved longest asks for all of them.
 */
export function UnsavedGuard({
  form: { id, dirty, asks, discard },
}: {
  form: Pick<EntityForm<FieldValues>, 'id' | 'dirty' | 'asks' | 'discard'>
}) {
  // Which forms would lose something is known outside React, where a save takes effect at once.
  useEffect(() => {
    if (!asks || !dirty) return
    unsavedForms.add({ id, discard })
    return () => unsavedForms.remove(id)
  }, [asks, dirty, discard, id])
  const asker = useSyncExternalStore(unsavedForms.subscribe, () => unsavedForms.get()[0]?.id)
  const insideRouter = useContext(RouterContext) !== null
  if (asker !== id) return null
  return insideRouter ? <RouteGuard /> : <AskedGuard />
}

function AskedGuard() {
  const question = useSyncExternalStore(unsavedQuestion.subscribe, unsavedQuestion.get)
  return question && <Question onAnswer={question.answer} />
}

function RouteGuard() {
  const question = useSyncExternalStore(unsavedQuestion.subscribe, unsavedQuestion.get)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedForms.get().length > 0 && whereabouts(currentLocation) !== whereabouts(nextLocation),
  )
  if (question !== null) return <Question onAnswer={question.answer} />
  if (blocker.state !== 'blocked') return null
  return (
    <Question
      onAnswer={(lose) => {
        if (!lose) {
          blocker.reset()
          return
        }
        unsavedForms.discard(unsavedForms.get())
        blocker.proceed()
      }}
    />
  )
}

function Question({ onAnswer }: { onAnswer: (lose: boolean) => void }) {
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog open>
      <AlertDialogContent
        aria-describedby="unsaved-changes"
        onEscapeKeyDown={() => onAnswer(false)}
        onCloseAutoFocus={returnFocus}
      >
        <AlertDialogTitle>
          <FormattedMessage defaultMessage="Leave without saving?" id="ulcx+0" />
        </AlertDialogTitle>
        <p id="unsaved-changes" className="text-ink-muted">
          <FormattedMessage
            defaultMessage="What you changed here has not been saved yet."
            id="5Mcf9C"
          />
        </p>
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => onAnswer(true)}>
            <FormattedMessage defaultMessage="Leave anyway" id="hhKq5q" />
          </Button>
          <Button data-focus-first onClick={() => onAnswer(false)}>
            <FormattedMessage defaultMessage="Keep editing" id="nZCHBx" />
          </Button>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  )
}
