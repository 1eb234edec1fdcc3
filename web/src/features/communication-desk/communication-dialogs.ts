import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'

export type CommunicationDialogName = 'edit' | 'changes' | 'delete' | 'unsent' | 'withdraw'

/** What can be open over the communications. */
export const useCommunicationDialogs = (): Dialogs<CommunicationDialogName> =>
  useDialogs(['edit', 'changes', 'delete', 'unsent', 'withdraw'])
