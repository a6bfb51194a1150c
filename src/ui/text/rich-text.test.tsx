import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { RichText } from './rich-text'

const renderedText = (element: React.ReactElement) => render(element).container.innerHTML

it('renders parts where the text has tags, in its order', () => {
  const parts = { when: <time>now</time>, who: <b>Ana</b> }
  expect(renderedText(<RichText text="Seen <when/> by <who></who>." parts={parts} />)).toBe(
    'Seen <time>now</time> by <b>Ana</b>.',
  )
})

it('fills placeholders inside and outside of tags', () => {
  const text = '{{kind}}: <strong>{{n}}</strong>'
  expect(
    renderedText(
      <RichText text={text} values={{ kind: 'Clocked', n: '3 h' }} parts={{ strong: <strong /> }} />,
    ),
  ).toBe('Clocked: <strong>3 h</strong>')
})

it('treats values as data, whatever they contain', () => {
  const values = { name: '<when/> <b>x</b> {{other}}', other: 'y' }
  const { container } = render(
    <RichText text="By {{name}}, <when/>" values={values} parts={{ when: <time>now</time> }} />,
  )
  expect(container.textContent).toBe('By <when/> <b>x</b> {{other}}, now')
  expect(container.querySelectorAll('time')).toHaveLength(1)
})

it('drops the text of a tag without a part', () => {
  expect(renderedText(<RichText text="a <gone/>b" parts={{}} />)).toBe('a b')
})
