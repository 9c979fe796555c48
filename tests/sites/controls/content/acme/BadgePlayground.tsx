import Badge from './Badge';

export default function BadgePlayground({ children = 'Mails', ...props }: { readonly children?: string }) {
  return (
    <div>
      <Badge tone="loud" {...props} data-kind="mail">
        {children}
      </Badge>
    </div>
  );
}
