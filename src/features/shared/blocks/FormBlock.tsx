import { Icon } from '../../../components/Icon.tsx'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'

interface Props {
  block: Extract<FilledBlock, { type: 'form' }>
}

/** Number of questions listed before the visitor opens the form. */
const NAMED = 6

/** A form of the tenant: its purpose, its questions, and a link to the page where it is filled in. */
export function FormBlock({ block }: Props) {
  const page = usePage()
  const { t } = page
  const more = block.questions.length - NAMED
  return (
    <Section title={block.title}>
      <div className="asks">
        <div>
          <h3>{block.formName}</h3>
          {block.description && <p className="muted">{block.description}</p>}
          <p className="small muted">{t('blocks:asks')}</p>
          <ul className="tags">
            {block.questions.slice(0, NAMED).map((question) => (
              <li className="tag" key={question}>
                {question}
              </li>
            ))}
            {more > 0 && <li className="tag">{t('blocks:asksMore', { count: more })}</li>}
          </ul>
        </div>
        <a rel="nofollow" className="btn btn-primary" href={page.href('/marketing-form', { id: block.formId })}>
          <Icon name="edit" small />
          {t('blocks:fill')}
        </a>
      </div>
    </Section>
  )
}
