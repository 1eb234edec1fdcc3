/** The sides of the editor; the preview is one where there is no room beside the others. */
export type EditorTab = 'questions' | 'memorandum' | 'preview'
