/** The name of a question's control, as errors name it. */
export const answerName = (questionId: string): string => `answers.${questionId}`
