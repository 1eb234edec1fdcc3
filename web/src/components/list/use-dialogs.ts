import { useAddress } from './use-address.ts'

/** The address of a list with a dialog open over it, such as ?edit=<id>. */
export function withDialog(search: string, name: string, value: string): string {
  const params = new URLSearchParams(search)
  params.set(name, value)
  return params.toString()
}

export interface Dialogs<Name extends string> {
  /** What is open, and for which row. */
  name: Name | null
  value: string | null
  open: (name: Name, value?: string) => void
  /** Another dialog in the place of this one: Back does not lead to the form of a row that has been made. */
  become: (name: Name, value: string) => void
  close: () => void
}

/**
 * The dialog that is open over a list. The address names it in one of these parameters, so that links, Back and a reload
 * work. Opening adds a step that Back undoes; closing adds none.
 */
export function useDialogs<Name extends string>(names: readonly Name[]): Dialogs<Name> {
  const { params, change } = useAddress()
  const name = names.find((one) => params.has(one)) ?? null
  return {
    name,
    value: name === null ? null : params.get(name),
    open: (dialog, value = 'yes') =>
      change((now) => new URLSearchParams(withDialog(now.toString(), dialog, value)), {
        replace: false,
      }),
    become: (dialog, value) =>
      change(
        (now) => {
          for (const one of names) now.delete(one)
          return new URLSearchParams(withDialog(now.toString(), dialog, value))
        },
        { replace: true },
      ),
    close: () =>
      change(
        (now) => {
          for (const one of names) now.delete(one)
          return now
        },
        { replace: true },
      ),
  }
}
