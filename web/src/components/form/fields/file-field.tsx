import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Field } from '../field.tsx'
import { DropZone } from './file/drop-zone.tsx'
import { FileLimitsHint } from './file/file-limits.tsx'
import { PickedFile } from './file/picked-file.tsx'
import { useBoundField, type BoundFieldProps, type MayBeOff } from './use-bound-field.ts'

/** What a file field holds: a file that was chosen here, the name of the one that is stored, or none. */
export type FileValue = File | string | null

/** The last part of a key, which is what the file is called; the folders above say nothing to a person. */
const nameOf = (value: unknown) =>
  value instanceof File
    ? value.name
    : typeof value === 'string' && value !== ''
      ? value.slice(value.lastIndexOf('/') + 1)
      : null

/**
 * One file, chosen or dropped. Nothing is uploaded here: `save` is given the File where another one was chosen, and the
 * stored name where it stays. A draft does not keep a File; browsers cannot bring one back.
 */
export function FileField<V extends FieldValues, N extends FieldPath<V>>({
  form,
  name,
  label,
  hint,
  storedSize,
  disabledBecause,
}: BoundFieldProps<V, N> &
  MayBeOff & {
    /** Of the stored file, in bytes. */
    storedSize?: number
  }) {
  const intl = useIntl()
  const limits = form.file(name)
  const isLimited = limits.most !== null || limits.types.length > 0
  const hints = isLimited ? (
    <>
      {hint} <FileLimitsHint limits={limits} />
    </>
  ) : (
    hint
  )
  const bound = useBoundField({ form, name, label, hint: disabledBecause ?? hints }, nameOf)
  const [several, setSeveral] = useState(false)
  const { value } = bound.field
  const error = several
    ? intl.formatMessage({ defaultMessage: 'Please choose one file only.', id: 'mGJUll' })
    : bound.words.error
  const put = (files: readonly File[]) => {
    setSeveral(files.length > 1)
    if (files.length === 1) bound.field.onChange(files[0])
  }
  const remove = () => {
    setSeveral(false)
    bound.field.onChange(null)
  }
  const picked = nameOf(value)
  return (
    <Field {...bound.words} error={error}>
      {(control) => (
        <DropZone
          control={control}
          inputRef={bound.ref}
          onBlur={bound.field.onBlur}
          accept={limits.types}
          disabled={disabledBecause !== undefined}
          onFiles={put}
          picked={
            picked && (
              <PickedFile
                name={picked}
                size={value instanceof File ? value.size : storedSize}
                disabled={disabledBecause !== undefined}
                onRemove={remove}
              />
            )
          }
        />
      )}
    </Field>
  )
}
