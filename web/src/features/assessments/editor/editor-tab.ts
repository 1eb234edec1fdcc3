/** The sides of the editor: the other language where the paper has one, the preview where there is no room beside the others. */
export type EditorTab = 'questions' | 'memorandum' | 'translation' | 'preview'

/** What is open beside the paper, in the place of the preview. */
export type EditorPanel = 'check' | 'bank' | 'history'
