import { useApolloClient } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useDraft } from '@/components/form/use-draft.ts'
import type { ClassesCard_ClassFragment } from '@/graphql/generated.ts'
import { classFormSchema, valuesOfClass, type ClassValues } from './class-form-schema.ts'
import { saveClass } from './save-class.ts'

/** A class in a form, checked against the others while it is typed. */
export function useClassForm(
  classes: readonly ClassesCard_ClassFragment[],
  edited: ClassesCard_ClassFragment | null,
) {
  const intl = useIntl()
  const client = useApolloClient()
  const [error, setError] = useState<unknown>(null)
  const others = classes.filter(({ id }) => id !== edited?.id)
  const form = useForm<ClassValues>({
    mode: 'onChange',
    resolver: zodResolver(classFormSchema(intl, others)),
    defaultValues: valuesOfClass(edited),
  })
  const draft = useDraft(form, `class.${edited?.id ?? 'new'}`)
  /** @returns whether it was saved */
  const save = async (): Promise<boolean> => {
    let done = false
    setError(null)
    await form.handleSubmit(async (values) => {
      await saveClass(client, values, edited?.id ?? null).then(() => {
        draft.forget()
        done = true
      }, setError)
    })()
    return done
  }
  return { form, draft, save, error }
}
