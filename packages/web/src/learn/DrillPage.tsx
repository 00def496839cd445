export default function DrillPage({ id }: { readonly id: string }) {
  return id;
}
