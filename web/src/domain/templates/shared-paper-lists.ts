/** What shows the papers for everybody. */
export const sharedPaperLists = [
  'assessmentTemplateCollection',
  'searchAssessmentTemplates',
  'schoolsOfAssessmentTemplates',
] as const
