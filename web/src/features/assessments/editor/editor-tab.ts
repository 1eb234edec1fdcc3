/** The sides of the editor; the preview is one where there is no room beside the others. */
export type EditorTab = 'questions' | 'memorandum' | 'preview'

/** What is open beside the paper, in the place of the preview. */
export type EditorPanel = 'check' | 'bank'
