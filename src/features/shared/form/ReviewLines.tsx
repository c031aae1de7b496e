import type { DescribedSection } from './describe.ts'

/** The answers, for review. */
export function ReviewLines({ sections }: { sections: readonly DescribedSection[] }) {
  return sections.map(({ title, lines }) => (
    <section key={title} className="form-part">
      <h3>{title}</h3>
      <dl className="lines">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
