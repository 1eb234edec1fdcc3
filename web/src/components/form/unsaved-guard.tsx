import { useContext, useEffect, useSyncExternalStore } from 'react'
import type { FieldValues } from 'react-hook-form'
import {
  UNSAFE_DataRouterContext as RouterContext,
  useBlocker,
  type Location,
} from 'react-router-dom'
import { unsavedForms, unsavedQuestion } from '@/lib/unsaved-forms.ts'
import type { EntityForm } from './entity-form.ts'
import { LazyQuestion, loadQuestion } from './lazy-question.tsx'

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
  form: { id, dirty, asks, discard, kept },
}: {
  form: Pick<EntityForm<FieldValues>, 'id' | 'dirty' | 'asks' | 'discard'> &
    Partial<Pick<EntityForm<FieldValues>, 'kept'>>
}) {
  // In good time: without a network it could not be loaded when it is needed.
  useEffect(() => {
    if (asks) loadQuestion()
  }, [asks])
  // Which forms would lose something is known outside React, where a save takes effect at once.
  useEffect(() => {
    if (!dirty) return
    if (!asks) return unsavedForms.holdReload(id, kept ?? (() => false))
    unsavedForms.add({ id, discard, ...(kept === undefined ? {} : { kept }) })
    return () => unsavedForms.remove(id)
  }, [asks, dirty, discard, id, kept])
  const asker = useSyncExternalStore(unsavedForms.subscribe, () => unsavedForms.get()[0]?.id)
  const insideRouter = useContext(RouterContext) !== null
  if (asker !== id) return null
  return insideRouter ? <RouteGuard /> : <AskedGuard />
}

function AskedGuard() {
  const question = useSyncExternalStore(unsavedQuestion.subscribe, unsavedQuestion.get)
  return question && <LazyQuestion onAnswer={question.answer} />
}

function RouteGuard() {
  const question = useSyncExternalStore(unsavedQuestion.subscribe, unsavedQuestion.get)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedForms.get().length > 0 && whereabouts(currentLocation) !== whereabouts(nextLocation),
  )
  if (question !== null) return <LazyQuestion onAnswer={question.answer} />
  if (blocker.state !== 'blocked') return null
  return (
    <LazyQuestion
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
