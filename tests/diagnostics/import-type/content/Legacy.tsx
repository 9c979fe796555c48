import './legacy.less';
import Old from './Old.vue';

export default function Legacy() {
  return <Old />;
}
