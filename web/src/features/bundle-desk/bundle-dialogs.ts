import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { mostMembers } from '@/domain/product/goods/most-members.ts'
import { isUuid } from '@/lib/uuid.ts'

export type BundleDialogName = 'new' | 'edit' | 'changes' | 'delete' | 'prices'

/** What can be open over the bundles. */
export const useBundleDialogs = (): Dialogs<BundleDialogName> =>
  useDialogs(['new', 'edit', 'changes', 'delete', 'prices'])

/** The resources that the address of a new bundle names. */
export const idsIn = (value: string | null): string[] =>
  [...new Set((value ?? '').split('.').filter(isUuid))].slice(0, mostMembers)
