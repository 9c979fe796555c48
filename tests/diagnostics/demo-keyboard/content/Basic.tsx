import { type KeyboardEvent, useRef } from 'react';

export default function Basic() {
  const list = useRef<HTMLDivElement>(null);
  const move = ({ key }: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll('button') ?? [])];
    const current = tabs.indexOf(document.activeElement as HTMLButtonElement);
    if (key === 'ArrowRight') tabs[current + 1]?.focus();
    if (key === 'Home') tabs[0]?.focus();
  };
  return (
    <div role="tablist" aria-label="Pages" ref={list} onKeyDown={move}>
      {['One', 'Two', 'Three'].map((name, index) => (
        <button key={name} type="button" role="tab" aria-selected={index === 0} tabIndex={index === 0 ? 0 : -1}>
          {name}
        </button>
      ))}
    </div>
  );
}
