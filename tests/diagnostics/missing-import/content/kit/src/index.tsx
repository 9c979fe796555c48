export const Button = () => <b>Save</b>;
