import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'

export type ProductDialogName = 'new' | 'edit' | 'changes' | 'delete' | 'prices' | 'manage'

/** What can be open over the products. */
export const useProductDialogs = (): Dialogs<ProductDialogName> =>
  useDialogs(['new', 'edit', 'changes', 'delete', 'prices', 'manage'])
