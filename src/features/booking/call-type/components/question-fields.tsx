import type { FieldMessages } from '@/components/form/form-fields'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { answerName, type Question } from '../rules'

type QuestionFieldsProps = { questions: readonly Question[]; errors: FieldMessages }

export function QuestionFields({ questions, errors }: QuestionFieldsProps) {
  return questions.map(({ id, label, kind, required, options }) => {
    const name = answerName(id)
    return (
      <Field key={id} label={label} required={required} error={errors[name]} className="sm:col-span-2">
        {(control) =>
          kind === 'choice' ? (
            <Select
              {...control}
              name={name}
              placeholder="Please choose"
              options={options.map((option) => ({ value: option, label: option }))}
            />
          ) : kind === 'long_text' ? (
            <Textarea {...control} name={name} rows={3} />
          ) : (
            <Input {...control} name={name} autoComplete="off" />
          )
        }
      </Field>
    )
  })
}
